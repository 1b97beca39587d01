import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { openStore } from '../open.ts'
import { newOrder } from './fixtures.ts'

/**
 * Process for the folder tests: opens the folder, prints `open`, then stores orders and prints each acknowledged one.
 */
const store = await openStore({ folder: process.argv[2] ?? '', journal: null, clock: systemClock, log: silentLog })
process.stdout.write('open\n')
for (;;) process.stdout.write(`${(await store.orders.create(newOrder())).id}\n`)
