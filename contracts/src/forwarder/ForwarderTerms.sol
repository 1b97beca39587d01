// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Everything that a deposit address commits to. The address follows from it, so none of it can change.
struct ForwarderTerms {
    address escrow;
    /// Withdraws anything at any time; receives what comes back.
    address owner;
    /// Only its offers are taken: any other could lock the deposit without ever paying.
    address maker;
    /// Zero address: the native coin.
    address inputToken;
    uint256 dstChainId;
    uint8 fillMode;
    bytes outputToken;
    bytes recipient;
    bytes32 memoHash;
    /// Least output base units per 1e18 input base units: par less the highest fee that the owner accepts.
    uint256 minRate;
    /// Longest time in seconds from a sweep to the order's refundAfter.
    uint256 maxLock;
    /// Tells apart addresses that are alike otherwise.
    bytes32 salt;
}
