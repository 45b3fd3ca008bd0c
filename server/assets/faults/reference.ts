/** By what somebody without an account follows up a fault. */
import { randomInt } from 'node:crypto';

/** Crockford's: without letters that look like a digit or another letter. https://www.crockford.com/base32.html */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** 50 random bits; with the 96 of the label's token nobody guesses one. */
export const newReference = (): string => Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
