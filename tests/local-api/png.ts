import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value >>> 0
})

function crc(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xff_ff_ff_ff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

/**
 * Returns a function that makes PNG data URLs, like a camera's picture scaled for the site: 1280 × 960 pixels
 * to decode and `bytes` characters to send, each picture with its own colours.
 */
export function photoMaker(bytes: number): (serial: number) => string {
  const [width, height] = [1280, 960]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, with colours from a palette.
  header.set([8, 3], 8)
  const pixels = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels[y * (width + 1) + 1 + x] = (x + y) >> 4
  }
  const image = chunk('IDAT', deflateSync(pixels))
  return (serial) => {
    const palette = Buffer.from(
      Array.from({ length: 256 }, (_, i) => [i, (serial * 53) % 256, 255 - i]).flat(),
    )
    const parts = [
      Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
      chunk('IHDR', header),
      chunk('PLTE', palette),
      image,
    ]
    const written = parts.reduce((sum, part) => sum + part.length, 0)
    const filler = Math.max(0, Math.floor((bytes * 3) / 4) - written - 64)
    parts.push(chunk('ruFf', randomBytes(filler)), chunk('IEND', Buffer.alloc(0)))
    return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`
  }
}
