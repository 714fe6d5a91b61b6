/** A larger file is not looked at, in bytes: evidence has at most 512 KiB, and what is far larger is another file. */
export const largestEvidence = 16 * 1024 * 1024;
