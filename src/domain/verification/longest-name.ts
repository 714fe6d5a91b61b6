/** The most bytes of a person's name in UTF-8, as VAL-02 counts them: a Chinese character is 3. */
export const longestNameBytes = 60;
