export const PRODUCTION_SITE: string
export const LOCAL_SITE: string
export const PLAIN_SITE: string
export const testedSite: string
export const testedPlainSite: string
