import { devices } from '@playwright/test'

const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}

/** The slow phone on which answers to a press are measured. */
export const PHONE = phone

/** How many times slower its processor is than this machine's. */
export const CPU_SLOWDOWN = 4
