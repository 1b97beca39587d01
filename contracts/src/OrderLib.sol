// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice One bridge transfer, as the maker signed it and the depositor opened it.
/// @dev Field order is part of the protocol: it defines the EIP-712 type below. Amounts are base units of their own token.
struct Order {
    /// Canonical bytes of the source family; on EVM 20 bytes.
    bytes depositor;
    /// The maker's identity on every chain. An escrow of another family maps it to the account that it pays.
    address maker;
    /// Canonical bytes of the source family; on EVM 20 bytes, all zero for the native coin.
    bytes inputToken;
    uint256 inputAmount;
    /// Canonical bytes of the destination family; on EVM 20 bytes, all zero for the native coin.
    bytes outputToken;
    uint256 outputAmount;
    /// Native coin paid to the recipient on top of the output.
    uint256 destinationGas;
    bytes recipient;
    bytes32 memoHash;
    uint256 srcChainId;
    uint256 dstChainId;
    /// 0: filled through the filler contract. 1: paid by a plain transfer.
    uint8 fillMode;
    uint256 channel;
    /// In the input token; taken out of the input amount when the maker claims.
    uint256 channelFee;
    uint40 openBy;
    uint40 fillDeadline;
    uint40 refundAfter;
    uint256 nonce;
}

/// @notice Identity of an order: the EIP-712 struct hash over every field, without a domain, so both chains agree on it.
library OrderLib {
    uint8 internal constant FILL_BY_CONTRACT = 0;
    uint8 internal constant FILL_BY_TRANSFER = 1;

    bytes32 internal constant TYPEHASH = keccak256(
        "Order(bytes depositor,address maker,bytes inputToken,uint256 inputAmount,bytes outputToken,"
        "uint256 outputAmount,uint256 destinationGas,bytes recipient,bytes32 memoHash,uint256 srcChainId,"
        "uint256 dstChainId,uint8 fillMode,uint256 channel,uint256 channelFee,uint40 openBy,uint40 fillDeadline,"
        "uint40 refundAfter,uint256 nonce)"
    );

    /// @dev How Permit2 names an order as the witness of a transfer.
    string internal constant WITNESS_TYPE = "Order witness)"
        "Order(bytes depositor,address maker,bytes inputToken,uint256 inputAmount,bytes outputToken,"
        "uint256 outputAmount,uint256 destinationGas,bytes recipient,bytes32 memoHash,uint256 srcChainId,"
        "uint256 dstChainId,uint8 fillMode,uint256 channel,uint256 channelFee,uint40 openBy,uint40 fillDeadline,"
        "uint40 refundAfter,uint256 nonce)" "TokenPermissions(address token,uint256 amount)";

    uint256 internal constant EVM_ADDRESS_LENGTH = 20;

    error NotEvmAddress(bytes raw);

    /// @dev An account or token of this chain; other lengths belong to other families.
    function toAddress(bytes calldata raw) internal pure returns (address) {
        if (raw.length != EVM_ADDRESS_LENGTH) revert NotEvmAddress(raw);
        return address(bytes20(raw));
    }

    function hash(Order calldata order) internal pure returns (bytes32) {
        // Two halves: nineteen words at once exceed the stack.
        return keccak256(bytes.concat(_head(order), _tail(order)));
    }

    function _head(Order calldata order) private pure returns (bytes memory) {
        return abi.encode(
            TYPEHASH,
            keccak256(order.depositor),
            order.maker,
            keccak256(order.inputToken),
            order.inputAmount,
            keccak256(order.outputToken),
            order.outputAmount,
            order.destinationGas,
            keccak256(order.recipient),
            order.memoHash
        );
    }

    function _tail(Order calldata order) private pure returns (bytes memory) {
        return abi.encode(
            order.srcChainId,
            order.dstChainId,
            order.fillMode,
            order.channel,
            order.channelFee,
            order.openBy,
            order.fillDeadline,
            order.refundAfter,
            order.nonce
        );
    }
}
