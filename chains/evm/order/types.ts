/** EIP-712 types shared with the contracts; the field order is part of the protocol (settlement §4). */
export const orderTypes = {
  Order: [
    { name: 'depositor', type: 'bytes' },
    { name: 'maker', type: 'address' },
    { name: 'inputToken', type: 'bytes' },
    { name: 'inputAmount', type: 'uint256' },
    { name: 'outputToken', type: 'bytes' },
    { name: 'outputAmount', type: 'uint256' },
    { name: 'destinationGas', type: 'uint256' },
    { name: 'recipient', type: 'bytes' },
    { name: 'memoHash', type: 'bytes32' },
    { name: 'srcChainId', type: 'uint256' },
    { name: 'dstChainId', type: 'uint256' },
    { name: 'fillMode', type: 'uint8' },
    { name: 'channel', type: 'uint256' },
    { name: 'channelFee', type: 'uint256' },
    { name: 'openBy', type: 'uint40' },
    { name: 'fillDeadline', type: 'uint40' },
    { name: 'refundAfter', type: 'uint40' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

export const fillTypes = {
  Fill: [
    { name: 'orderId', type: 'bytes32' },
    { name: 'srcChainId', type: 'uint256' },
    { name: 'escrow', type: 'bytes' },
    { name: 'proofId', type: 'bytes32' },
  ],
} as const
