import { delay } from '#core/async.ts'
import { systemClock } from '#runtime/clock.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { createLog } from '#runtime/log.ts'
import { openStore } from '#store/open.ts'
import { createNoticeApi } from '../outgoing/botApi.ts'
import { startSender } from '../outgoing/sender.ts'
import type { ReplicaOptions } from './replicas.ts'
import { sayHello } from './sayHello.ts'

/** Runs a sender on a shared database; prints `ready`, ends on SIGTERM once its claimed notices are stored. */
const { url, apiRoot, token, pace, requestMs } = JSON.parse(process.argv[2] ?? '{}') as ReplicaOptions
const log = createLog('warn')
const store = await openStore({ url, poolSize: 10, journal: null, clock: systemClock, log })
const sender = startSender({
  store,
  api: createNoticeApi({ token, apiRoot, timeoutSeconds: requestMs / 1000 }),
  compose: { reminder: sayHello, receipt: sayHello, deposit: sayHello, moved_wallet: sayHello },
  pace,
  requestMs,
  clock: systemClock,
  log,
  failpoints: noFailpoints,
  random: Math.random,
  wait: delay,
})
process.once('SIGTERM', () => void sender.stop().then(() => store.close()))
process.stdout.write('ready\n')
