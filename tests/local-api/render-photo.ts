import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { CountryScene } from '@/components/art/country-scene'
import { JobScene } from '@/components/art/job-scene'
import type { Scene } from './types'

const SIZE = { width: 480, height: 360 }
/** Cached by scene, and by drawing: scenes without a drawing of their own share a landscape. */
const pictures = new Map<string, Promise<string>>()
const drawn = new Map<string, Promise<string>>()

/** Draws a scene as a WebP data URL of 480 × 360, once per scene: a fresh API asks for all of them again. */
export function renderPhoto({ kind, name }: Scene): Promise<string> {
  const key = `${kind} ${name}`
  const picture = pictures.get(key) ?? draw({ kind, name })
  pictures.set(key, picture)
  return picture
}

function draw({ kind, name }: Scene): Promise<string> {
  const component = kind === 'country' ? CountryScene : JobScene
  const svg = renderToStaticMarkup(createElement(component, { name, ...SIZE }))
  const picture = drawn.get(svg) ?? rasterise(svg)
  drawn.set(svg, picture)
  return picture
}

async function rasterise(svg: string): Promise<string> {
  const webp = await sharp(Buffer.from(svg))
    .resize(SIZE)
    .webp({ quality: 78, effort: 5 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
