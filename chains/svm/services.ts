import type { FamilyServices } from '../family.ts'
import { createSvmNode } from './node/createNode.ts'
import { svmSignIn } from './signIn.ts'
import { svmSteps } from './steps.ts'
import { svmWebRpc } from './webRpc.ts'

export const svmServices: FamilyServices = {
  name: 'svm',
  createNode: createSvmNode,
  signIn: svmSignIn,
  deposits: { steps: svmSteps },
  webRpc: svmWebRpc,
}
