import { everybody, owner } from "./access.ts";
import { callback } from "./callback.ts";

export const homeButtons = {
  menu: callback("menu", everybody),
  menuBelow: callback("menu:new", everybody),
  money: callback("money", owner),
  more: callback("more", owner),
  help: callback("help", everybody),
};
