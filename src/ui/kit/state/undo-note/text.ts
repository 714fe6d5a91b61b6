/** What a note says in which something can be taken back. */
export const undoNoteText = { undo: '撤销' } as const;
