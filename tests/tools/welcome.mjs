/** Reads the port from `<command> [port]`, else the setting PORT, else 5173. Ends the program if it is not a port. */
export function askedPort() {
  const asked = process.argv[2] ?? process.env.PORT ?? '5173'
  const port = Number(asked)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${asked} is not a port: give a number from 1 to 65535.`)
  return process.exit(1)
}

/** Says where the site and its outbox are, and who can log in. `server` is Vite's, listening. */
export function welcome(what, server, port, sampleLogins) {
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
  console.log(`\n  ${what}\n`)
  server.printUrls()
  console.log(`  ➜  Outbox of the e-mails: ${address}local/outbox\n`)
  console.log('  Sample logins:')
  for (const [who, { email, password }] of Object.entries(sampleLogins)) {
    console.log(`    ${who.padEnd(8)} ${email.padEnd(24)} ${password}`)
  }
  console.log('\n  Ctrl+C stops it.\n')
}
