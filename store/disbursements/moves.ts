import { AppError } from '#core/errors.ts'
import type { DisbursementRow, DisbursementState } from './rowTypes.ts'

/** Transitions that `setState` allows. Only `slots.open` and `release` leave `reserved`. */
const mayBecome: Record<DisbursementState, readonly DisbursementState[]> = {
  reserved: [],
  intent: ['intent', 'broadcast', 'mined', 'final', 'failed'],
  broadcast: ['intent', 'broadcast', 'mined', 'final', 'failed'],
  mined: ['broadcast', 'mined', 'final', 'failed'],
  final: ['final'],
  failed: ['failed'],
}

type Row = Pick<DisbursementRow, 'id' | 'state'>

export const wrongState = ({ id, state }: Row): AppError =>
  new AppError('disbursement_state', `Disbursement ${id} is ${state}, which does not allow that.`, { retriable: false })

/** @throws AppError `disbursement_state` */
export function requireMove(row: Row, state: DisbursementState): void {
  if (!mayBecome[row.state].includes(state)) throw wrongState(row)
}
