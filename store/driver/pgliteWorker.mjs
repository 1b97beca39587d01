// The thread that owns an embedded database. One message in, one message out, in order.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */
import { parentPort, workerData } from 'node:worker_threads'
import { openPgliteSession } from './pgliteSession.mjs'

/** Errors lose their own fields when they cross threads, and the SQLSTATE decides what happens next. */
const plain = (error) => ({
  message: error?.message ?? JSON.stringify(error),
  code: error?.code,
  detail: error?.detail,
  constraint: error?.constraint,
})

const handlers = {
  query: (session, { text, params, mode }) => session.query(text, params, mode),
  listen: (session, { channel }) => session.listen(channel, (payload) => parentPort.postMessage({ channel, payload })),
  close: (session) => session.close(),
}

try {
  const session = await openPgliteSession({ folder: workerData.folder })
  parentPort.on('message', async ({ id, kind, ...body }) => {
    try {
      parentPort.postMessage({ id, value: await handlers[kind](session, body) })
      if (kind === 'close') parentPort.close()
    } catch (error) {
      parentPort.postMessage({ id, error: plain(error) })
    }
  })
  parentPort.postMessage({ ready: true })
} catch (error) {
  parentPort.postMessage({ failed: plain(error) })
  parentPort.close()
}
