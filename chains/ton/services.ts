import type { FamilyServices } from '../family.ts'
import { createTonNode } from './node/createNode.ts'
import { tonSignIn } from './signIn.ts'
import { tonWebRpc } from './webRpc.ts'

export const tonServices: FamilyServices = {
  name: 'ton',
  createNode: createTonNode,
  signIn: tonSignIn,
  webRpc: tonWebRpc,
}
