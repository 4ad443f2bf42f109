type Lack = { name: string; engines: string[] }

export const lackedClasses: Lack[]
export const lackedMembers: (Lack & { owner: string; isLanguage: boolean })[]
export const lackedAttributes: Lack[]
