import { decodeAbiParameters, encodeAbiParameters, getContractAddress, parseAbiParameters, toEventSelector } from 'viem'
import note from '#contracts/artifacts/Note.json' with { type: 'json' }
import { noteProblem, type NoteText } from '#core/rewards/note.ts'

type Hex = `0x${string}`

const bytecode = note.bytecode as Hex
const parameters = parseAbiParameters('string, string')

/** Topic of the event that the contract emits once. */
export const noteDeployed = toEventSelector('NoteDeployed(address,string,string)')

/** Encodes the constructor's arguments. */
export const noteArguments = ({ name, message }: NoteText): Hex => encodeAbiParameters(parameters, [name, message])

/** Encodes the transaction that deploys a note. */
export const noteCreation = (text: NoteText): Hex => `${bytecode}${noteArguments(text).slice(2)}`

/**
 * Reads the text from a transaction's data; null unless it is exactly our creation code with arguments in their one encoding, and
 * text that we would have sent.
 */
export function parseNoteCreation(data: Hex): NoteText | null {
  if (!data.startsWith(bytecode)) return null
  try {
    const [name, message] = decodeAbiParameters(parameters, `0x${data.slice(bytecode.length)}`)
    const text = { name, message }
    return noteCreation(text) === data && noteProblem(text) === null ? text : null
  } catch {
    return null
  }
}

/** Canonical address of the contract that an account's transaction with this nonce creates. */
export const createdAddress = (from: string, nonce: bigint): string =>
  getContractAddress({ from: from as Hex, nonce }).toLowerCase()
