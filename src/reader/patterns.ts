/** Every pattern that what is typed meets. Each is linear in the length of the text: a test feeds them hostile ones. */
export const patterns = {
  /** One after the other: digits, letters, or what is neither. */
  atoms: /\d+|\p{L}+|[^\d\p{L}]+/gu,
  /** Turns the order of what is shown around: such a number is read otherwise than it looks. */
  turned: /[\u202b\u202e\u2067]/u,
  invisible: /\p{Cf}/gu,
  /** Between the groups of one number. */
  withinNumber: /^[ .()-]{1,3}$/,
  nairaBefore: /[₦#]\s?$/u,
  nairaAfter: /^\s?(?:₦|\/[-=])/u,
  letter: /^\p{L}/u,
  digit: /\d/,
  ordinal: /^(?:st|nd|rd|th)$/,
  nineMobile: /^mob(?:ile)?$/,
  leadingNoughts: /^00/,
  ornaments: /[\s!.]/g,
  apostrophes: /['’]/g,
  words: /[\p{L}\d]+/gu,
  letters: /\p{L}{2,}/gu,
  /** What parts the words of a provider's name. */
  betweenWords: /[^\p{L}\d]+/gu,
  minusBefore: /(?:^|\s)-$/,
  plusBefore: /\+\s?$/,
  breaksName: /[^\s.'’-]/u,
  /** How a mobile number begins, typed in the national way, without its 0 and in the international way. */
  phoneStart: /^0[789]/,
  bareMobile: /^[789][01]\d{8}$/,
  international: /^(?:00)?234/,
} as const;
