import { createPortLease, leasePort } from './ports.ts'

/**
 * Leases this many ports at once, from the given or the default range, prints them and holds them until it is killed.
 */
const [count = 0, first, end, block] = process.argv.slice(2).map(Number)
const lease = first && end && block ? createPortLease({ first, end, block }) : null
const one = async (): Promise<number> => (lease ? ((await lease())[0] as number) : leasePort())
const ports = await Promise.all(Array.from({ length: count }, one))
process.stdout.write(`${JSON.stringify(ports)}\n`)
setInterval(() => undefined, 60_000)
