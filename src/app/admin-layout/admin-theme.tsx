import { ConfigProvider, theme, type ThemeConfig } from 'antd'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'

function onSchemeChange(listener: () => void) {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isDark = () => window.matchMedia(DARK).matches

/** antd's names for our tokens. */
const colours = {
  colorPrimary: '--green-fill',
  colorInfo: '--green-fill',
  colorSuccess: '--open',
  colorWarning: '--restricted',
  colorError: '--closed',
  colorLink: '--green',
  colorText: '--ink',
  colorTextHeading: '--ink',
  colorTextSecondary: '--mist',
  colorTextTertiary: '--mist',
  colorTextDescription: '--mist',
  colorTextPlaceholder: '--mist',
  colorBorder: '--field-line',
  colorBorderSecondary: '--line',
  colorBgContainer: '--card',
  colorBgElevated: '--card',
  colorBgLayout: '--paper',
} as const

const buttonColours = {
  defaultHoverColor: '--green',
  defaultHoverBorderColor: '--green',
  defaultActiveColor: '--green',
  defaultActiveBorderColor: '--green',
} as const

const segmentedColours = {
  trackBg: '--sand',
  itemColor: '--ink',
  itemHoverColor: '--ink',
  // The fill of buttons is too dark for this in the dark scheme: what is chosen would hardly differ.
  itemSelectedBg: '--green',
  itemSelectedColor: '--paper',
} as const

/** The values of the tokens in the present scheme. */
function present<K extends string>(names: Record<K, string>): Record<string, string> {
  const style = getComputedStyle(document.documentElement)
  const values = Object.entries<string>(names).map(([key, name]) => [
    key,
    style.getPropertyValue(name).trim(),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** The text size that the person chose in the browser: antd counts in pixels, and its letters would stay small. */
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** antd darkens its main colour in a dark scheme; ours has checked contrast and stays. */
function themeOf(dark: boolean): ThemeConfig {
  const token = present(colours)
  const rem = textSize()
  return {
    algorithm: [
      dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (seed, map) => ({
        ...(map ?? theme.defaultAlgorithm(seed)),
        colorPrimary: seed.colorPrimary,
        colorError: seed.colorError,
        colorLink: seed.colorLink,
      }),
    ],
    token: {
      ...token,
      borderRadius: 10,
      fontFamily: 'var(--font)',
      fontSize: rem,
      controlHeight: 2.75 * rem,
    },
    components: {
      Button: { ...present(buttonColours), fontWeight: 600, primaryShadow: 'none' },
      Segmented: present(segmentedColours),
    },
  }
}

/** antd in our colours, type and shape, light or dark as the system is set, with letters as large as the page's. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, isDark)
  const config = useMemo(() => themeOf(dark), [dark])
  return <ConfigProvider theme={config}>{children}</ConfigProvider>
}
