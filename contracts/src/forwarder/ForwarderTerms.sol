// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Everything that a deposit address commits to. The address follows from it, so none of it can change.
struct ForwarderTerms {
    address escrow;
    /// Withdraws anything at any time; receives what comes back.
    address owner;
    /// Hash of the only order that the address opens, with an empty depositor: the depositor is the address.
    bytes32 order;
}
