export const previewCardSvg = async (_s: object): Promise<string> => ''
