// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "./OrderLib.sol";

/// @notice Pays orders on the destination chain, each at most once.
interface IBridgeFiller {
    event OrderFilled(
        bytes32 indexed orderId,
        address indexed maker,
        address indexed recipient,
        uint256 srcChainId,
        address outputToken,
        uint256 outputAmount,
        uint256 destinationGas
    );

    error AlreadyFilled(bytes32 orderId);
    error FillExpired(uint256 fillDeadline);
    error WrongChain(uint256 dstChainId);
    error NotMaker();
    error WrongMode(uint8 fillMode);
    error BadRecipient();
    error BadOutputToken();
    error ZeroAmount();

    /// @notice Pays the recipient exactly `outputAmount` of the output token plus `destinationGas` of native coin. The caller
    /// is the maker; tokens come from its allowance, native coin from the value sent, which must match exactly.
    /// @dev The source side is not judged: orders from chains without an escrow are filled here too.
    function fill(Order calldata order) external payable;

    function filled(bytes32 orderId) external view returns (bool);
    function orderId(Order calldata order) external pure returns (bytes32);
}
