import { user } from '#chains/svm/testing/localChain.ts'
import { startSvmNode } from '#local/svm/startNode.ts'
import { silentLog } from '#runtime/log.ts'

/** Runs the local SVM node as its own process. */
const { port, folder } = JSON.parse(process.argv[2] ?? '{}') as { port: number; folder: string }
await startSvmNode({ port, folder, unlocked: [user], log: silentLog })
console.log('ready')
