import type { FailedTransactionMetadata } from 'litesvm/dist/internal.js'
import type { TransactionErr } from './records.ts'

/** Names in the virtual machine's numbering; the JSON-RPC interface uses the names. */
const transactionErrors =
  'AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled'.split(
    ' ',
  )
const instructionErrors =
  'GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded BuiltinProgramsMustConsumeComputeUnits BorshIoError'.split(
    ' ',
  )

function instructionErr(err: unknown): TransactionErr {
  if (typeof err === 'number') return instructionErrors[err] ?? 'GenericError'
  if (typeof err === 'object' && err !== null && 'code' in err) return { Custom: err.code }
  return 'BorshIoError'
}

/** Error of a refused or failed transaction in the JSON-RPC format. */
export function transactionErr(failed: FailedTransactionMetadata): TransactionErr {
  const err = failed.err()
  if (typeof err === 'number') return transactionErrors[err] ?? 'SanitizeFailure'
  if ('err' in err) return { InstructionError: [err.index, instructionErr(err.err())] }
  if ('accountIndex' in err) return { InsufficientFundsForRent: { account_index: err.accountIndex } }
  return { DuplicateInstruction: err.index }
}

const sentences: Record<string, string> = {
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** One sentence for the error's message, in the words that client libraries match. */
export function errSentence(err: TransactionErr): string {
  if (typeof err === 'string') return sentences[err] ?? err
  const [index, inner] = (err['InstructionError'] ?? []) as [number?, (string | { Custom: number })?]
  if (inner === undefined) return 'Transaction results in an account with insufficient funds for rent'
  return `Error processing Instruction ${index}: ${typeof inner === 'string' ? inner : `custom program error: 0x${inner.Custom.toString(16)}`}`
}
