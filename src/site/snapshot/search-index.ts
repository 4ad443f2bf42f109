export const searchIndex = (d: object): string => JSON.stringify(d)
