let counter = 0x10000

/** A 24-hex ObjectId whose first eight digits are the given time in seconds, as in MongoDB. */
export function objectIdAt(time: Date, serial: number): string {
  const seconds = Math.floor(time.getTime() / 1000)
  return `${hex(seconds, 8)}75727573${hex(serial, 8)}`
}

/** A new id for something made now. */
export function newObjectId(): string {
  counter += 1
  return objectIdAt(new Date(), counter)
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
