import { english, type Language, languages } from '#languages'

/** The name of the environment that builds a language for browsers. */
export const clientOf = ({ code }: Language): string =>
  code === english.code ? 'client' : `client_${code}`

/** The name of the environment that builds the renderer of a language's pages. */
export const rendererOf = ({ code }: Language): string =>
  code === english.code ? 'ssr' : `ssr_${code}`

/** Whether a build environment makes the code that browsers load. */
export const isClient = ({ name }: { name: string }): boolean => /^client(?:_|$)/.test(name)
/** Whether a build environment makes the renderer of the pages. */
export const isRenderer = ({ name }: { name: string }): boolean => /^ssr(?:_|$)/.test(name)

type Defines = Record<string, unknown> | undefined

/** The constants that give each build its language; `lib/navigation/language` reads them. */
export const definesOf = ({ code }: Pick<Language, 'code'>) => ({
  SITE_LANGUAGE: JSON.stringify(code),
})

/** The language that an environment's `define` names, else English. */
export function languageOf(define: Defines): Language {
  const told = define?.['SITE_LANGUAGE']
  return languages.find((language) => definesOf(language).SITE_LANGUAGE === told) ?? english
}

type Config = {
  build: { outDir: string }
  define?: Defines
  environments: Record<string, { build: { outDir: string }; define?: Defines }>
}

/** The language for which Vite resolves a config: it does so once per build, and each build has its own folder. */
export function languageOfConfig({ build, define, environments }: Config): Language {
  const own = Object.values(environments).find((each) => each.build.outDir === build.outDir)
  return languageOf(own?.define ?? define)
}
