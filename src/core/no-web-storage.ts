// grammY's build for the web looks for it, and Node warns about that. Nothing here keeps anything in it.
Reflect.deleteProperty(globalThis, "localStorage");
