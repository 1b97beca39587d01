/** Defect planted in one source; some test must fail on it. */
export interface Mutant {
  readonly file: string
  readonly find: string
  readonly replace: string
}

const escrow = 'src/BridgeEscrow.sol'
const filler = 'src/BridgeFiller.sol'
const attesters = 'src/AttesterSet.sol'
const caps = 'src/ClaimCaps.sol'
const fees = 'src/ChannelFees.sol'
const payments = 'src/Payments.sol'
const authorizations = 'src/Authorizations.sol'
const forwarder = 'src/forwarder/Forwarder.sol'
const factory = 'src/forwarder/ForwarderFactory.sol'
const pull = 'src/PullPayments.sol'
const order = 'src/OrderLib.sol'
const freezable = 'src/access/Freezable.sol'
const governed = 'src/access/Governed.sol'
const checkIn = 'src/rewards/CheckIn.sol'
const date = 'src/rewards/UtcDate.sol'

const table: readonly (readonly [file: string, find: string, replace: string])[] = [
  [escrow, 'if (_records[id].status == Status.Claimed) return;', ''],
  [escrow, 'if (current != Status.Open)', 'if (current == Status.None)'],
  [escrow, '        _records[id].status = Status.Claimed;\n', ''],
  [escrow, '_requireQuorum(fillDigest(id, proofId), signatures);', 'fillDigest(id, proofId); signatures;'],
  [escrow, '        _useCap(token, order.inputAmount);\n', ''],
  [escrow, 'order.inputAmount - order.channelFee)', 'order.inputAmount)'],
  [escrow, '_accrue(order.channel, token, order.channelFee);', '_accrue(order.channel, token, 0);'],
  [escrow, '_records[id].status = ending;', '_records[id].status = Status.Open; ending;'],
  [escrow, 'OrderLib.toAddress(order.depositor), order.inputAmount);', 'msg.sender, order.inputAmount);'],
  [escrow, 'block.timestamp <= refundable', 'block.timestamp < refundable'],
  [escrow, 'order.refundAfter + (lost < limit ? lost : limit)', 'order.refundAfter + lost'],
  [escrow, 'order.refundAfter + (lost < limit ? lost : limit)', 'order.refundAfter + (lost > 0 ? limit : 0)'],
  [escrow, 'order.refundAfter + (lost < limit ? lost : limit)', 'order.refundAfter + (lost < 0 ? lost : 0)'],
  [escrow, 'Record(Status.Open, uint64(frozenSeconds()))', 'Record(Status.Open, 0)'],
  [escrow, 'frozen() && _frozenWhileOpen(id) < _freezeLimit()', 'frozen()'],
  [escrow, 'frozen() && _frozenWhileOpen(id) < _freezeLimit()', 'frozen() && _frozenWhileOpen(id) <= _freezeLimit()'],
  [escrow, 'if (frozen() && _frozenWhileOpen(id) < _freezeLimit()) revert Frozen();', ''],
  [escrow, 'if (msg.sender != order.maker) revert NotMaker();', ''],
  [
    escrow,
    'if (_records[id].status != Status.None) revert OrderUsed(id);',
    'if (_records[id].status == Status.Open) revert OrderUsed(id);',
  ],
  [escrow, '        _checkOffer(order.maker, id, makerSig);\n', ''],
  [escrow, 'delegate == address(0) ? maker : delegate', 'maker'],
  [escrow, 'if (OrderLib.toAddress(order.depositor) != depositor) revert NotDepositor();', ''],
  [escrow, 'if (order.srcChainId != block.chainid) revert WrongChain(order.srcChainId);', ''],
  [escrow, 'block.timestamp > order.openBy', 'block.timestamp >= order.openBy'],
  [escrow, 'if (given < minimum)', 'if (given + 1 < minimum)'],
  [escrow, '? minContractWindow : minTransferWindow', '? minContractWindow : minContractWindow'],
  [escrow, '_freezeLimit() > block.timestamp + MAX_LOCK', '_freezeLimit() >= block.timestamp + MAX_LOCK'],
  [escrow, 'order.refundAfter + _freezeLimit() > block', 'order.refundAfter > block'],
  [escrow, 'order.inputAmount > claimCap[token]', 'order.inputAmount >= claimCap[token]'],
  [escrow, '            Payments.requireValue(0);\n', ''],
  [escrow, '            Payments.requireValue(order.inputAmount);\n', ''],
  [
    escrow,
    'keccak256(abi.encodePacked(address(this))), proofId)',
    'keccak256(abi.encodePacked(address(this))), bytes32(0))',
  ],
  [escrow, 'order.channelFee >= order.inputAmount', 'order.channelFee > order.inputAmount'],
  [
    escrow,
    'function open(Order calldata order, bytes calldata makerSig) external payable nonReentrant whenNotFrozen',
    'function open(Order calldata order, bytes calldata makerSig) external payable whenNotFrozen',
  ],
  [
    escrow,
    'function cancel(Order calldata order) external nonReentrant',
    'function cancel(Order calldata order) external nonReentrant whenNotFrozen',
  ],
  [
    escrow,
    'function refund(Order calldata order) external nonReentrant',
    'function refund(Order calldata order) external nonReentrant whenNotFrozen',
  ],
  [
    escrow,
    'function refund(Order calldata order) external nonReentrant',
    'function refund(Order calldata order) external',
  ],
  [filler, '        filled[id] = true;\n', ''],
  [filler, 'if (filled[id]) revert AlreadyFilled(id);', ''],
  [filler, 'if (msg.sender != order.maker) revert NotMaker();', ''],
  [filler, 'block.timestamp > order.fillDeadline', 'block.timestamp >= order.fillDeadline'],
  [filler, 'if (order.fillMode != OrderLib.FILL_BY_CONTRACT) revert WrongMode(order.fillMode);', ''],
  [filler, 'if (order.dstChainId != block.chainid) revert WrongChain(order.dstChainId);', ''],
  [filler, 'Payments.requireValue(nativeAmount);', ''],
  [filler, 'uint256 nativeAmount = order.destinationGas;', 'uint256 nativeAmount;'],
  [filler, 'recipient == address(0) || recipient == address(this)', 'recipient == address(0)'],
  [
    attesters,
    'if (signer <= previous) revert SignersNotAscending();',
    'if (signer < previous) revert SignersNotAscending();',
  ],
  [attesters, 'if (!isAttester[signer]) revert NotAttester(signer);', ''],
  [attesters, 'if (count < threshold)', 'if (count + 1 < threshold)'],
  [attesters, 'nextThreshold * 2 <= next.length', 'nextThreshold * 2 < next.length'],
  [attesters, 'block.timestamp < proposalReadyAt', 'block.timestamp + 1 < proposalReadyAt'],
  [attesters, 'isAttester[_attesters[i]] = false', 'isAttester[_attesters[i]] = true'],
  [
    attesters,
    'revert ProposalNotReady(proposalReadyAt);\n        delete proposedSet;\n',
    'revert ProposalNotReady(proposalReadyAt);\n',
  ],
  [caps, 'if (amount > left)', 'if (amount >= left)'],
  [caps, 'usage.amount += amount;', 'usage.amount = amount;'],
  [caps, 'usage.window = window;', ''],
  [fees, 'channelFees[channel][token] = 0;', ''],
  [fees, 'if (msg.sender != channelPayee[channel]) revert NotPayee();', ''],
  [payments, 'if (received != amount)', 'if (received < amount)'],
  [payments, 'if (!ok) revert NativeTransferFailed(to);', 'ok;'],
  [payments, 'IERC20(token).safeTransfer(to, amount);', 'IERC20(token).transfer(to, amount);'],
  [order, '            order.destinationGas,\n', '            uint256(0),\n'],
  [order, '            keccak256(order.recipient),\n', '            keccak256(order.outputToken),\n'],
  [escrow, '            revert Permit2Unavailable();', ''],
  [authorizations, 'requireReceived(token, before, amount);\n    }\n\n', '\n    }\n\n'],
  [authorizations, 'auth.validBefore, id, auth.v', 'auth.validBefore, 0, auth.v'],
  [authorizations, 'token, amount), uint256(id), auth.deadline', 'token, amount), 0, auth.deadline'],
  [authorizations, '                id,\n', '                0,\n'],
  [forwarder, 'if (msg.sender != terms().owner) revert NotOwner();', ''],
  [forwarder, 'if (given != own.order) revert WrongOrder(given);', ''],
  [forwarder, 'full.depositor = abi.encodePacked(address(this));', ''],
  [forwarder, 'block.timestamp <= order.openBy', 'block.timestamp < order.openBy'],
  [forwarder, 'isOpenable && escrow', 'escrow'],
  [forwarder, 'isOpenable && escrow.status(escrow.orderId(full)) == IBridgeEscrow.Status.None', 'isOpenable'],
  [forwarder, '_withdraw(token, own.owner, amount)', '_withdraw(token, msg.sender, amount)'],
  [forwarder, 'withdrawOwed(token, address(this), own.owner)', 'withdrawOwed(token, address(this), address(this))'],
  [forwarder, 'forceApprove(own.escrow, order.inputAmount)', 'forceApprove(own.escrow, type(uint256).max)'],
  [factory, 'if (address(forwarder).code.length != 0) return forwarder;', ''],
  [order, 'if (raw.length != EVM_ADDRESS_LENGTH) revert NotEvmAddress(raw);', ''],
  [order, '            keccak256(order.depositor),\n', '            keccak256(order.inputToken),\n'],
  [pull, 'if (to != account && msg.sender != account) revert NotAccount();', ''],
  [pull, '        owed[token][account] = 0;\n', ''],
  [pull, 'owed[token][to] += amount;', 'owed[token][to] = amount;'],
  [pull, 'if (gasleft() < PUSH_GAS + PUSH_GAS / 63 + RESERVED_GAS) revert GasTooLow();', ''],
  [pull, 'Payments.trySend(token, to, amount, PUSH_GAS)', 'Payments.trySend(token, to, amount, gasleft())'],
  [pull, 'if (amount == 0) revert NotOwed(token, account);', ''],
  [payments, 'eq(mload(0), 1)', '1'],
  [payments, 'and(ok, gt(extcodesize(token), 0))', 'ok'],
  [payments, 'gt(returndatasize(), 0x1f)', '1'],
  [freezable, 'if (frozen()) revert Frozen();', ''],
  [freezable, 'return block.timestamp < _freeze.until;', 'return block.timestamp <= _freeze.until;'],
  [freezable, 'if (block.timestamp < until) revert AlreadyFrozen(until);', ''],
  [
    freezable,
    'msg.sender != governor && block.timestamp < until + freezeDuration',
    'block.timestamp < until + freezeDuration',
  ],
  [freezable, 'block.timestamp < until + freezeDuration', 'block.timestamp <= until + freezeDuration'],
  [freezable, 'if (_freeze.renewed) revert AlreadyRenewed();', ''],
  [freezable, 'if (!frozen()) revert NotFrozen();', ''],
  [freezable, 'end, false, uint64(frozenSeconds())', 'end, false, 0'],
  [freezable, 'FreezeState(0, 0, false, uint64(frozenSeconds()))', 'FreezeState(0, 0, false, _freeze.earlier)'],
  [freezable, 'block.timestamp < state.until ? block.timestamp : state.until', 'block.timestamp'],
  [freezable, 'duration < LEAST_FREEZE || duration > MAX_FREEZE', 'duration > MAX_FREEZE'],
  [freezable, 'return 2 * freezeDuration;', 'return freezeDuration;'],
  [freezable, 'msg.sender != guardian && msg.sender != governor', 'msg.sender != guardian'],
  [governed, 'if (msg.sender != governor) revert NotGovernor();', ''],
  [governed, 'if (msg.sender != pendingGovernor) revert NotPendingGovernor();', ''],
  [checkIn, 'if (date != today) revert NotToday(date, today);', ''],
  [checkIn, 'date != today', 'date > today'],
  [checkIn, 'if (checkInData[msg.sender][date]) revert RepeatCheckIn(date);', ''],
  [checkIn, 'checkInData[msg.sender][date] = true;', ''],
  [checkIn, 'emit CheckedIn(msg.sender, date);', ''],
  [date, ' + dayOfEra / 36_524', ''],
  [date, ' - dayOfEra / 146_096', ''],
  [date, ' - dayOfEra / 1_460', ''],
  [date, ' + era * 400', ''],
  [date, 'monthFromMarch >= 10', 'monthFromMarch > 10'],
]

export const mutants: readonly Mutant[] = table.map(([file, find, replace]) => ({ file, find, replace }))
