import type { FamilyServices } from '../family.ts'
import { createEvmNode } from './node/createNode.ts'
import { evmSignIn } from './signIn.ts'
import { evmSteps } from './steps.ts'
import { evmWebRpc } from './webRpc.ts'

export const evmServices: FamilyServices = {
  name: 'evm',
  createNode: createEvmNode,
  signIn: evmSignIn,
  deposits: { steps: evmSteps },
  webRpc: evmWebRpc,
}
