/** The platform's voice that members can write to; it is an operator who answers. */
export const service = { id: 'p-service', name: '平台客服' } as const;
