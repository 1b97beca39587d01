// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBridgeFiller} from "./IBridgeFiller.sol";
import {Order, OrderLib} from "./OrderLib.sol";
import {Payments} from "./Payments.sol";

/// @notice Destination side of the bridge. Holds nothing, has no owner and no settings.
contract BridgeFiller is IBridgeFiller, ReentrancyGuard {
    uint256 private constant ADDRESS_LENGTH = 20;

    mapping(bytes32 orderId => bool) public filled;

    /// @inheritdoc IBridgeFiller
    function fill(Order calldata order) external payable nonReentrant {
        if (msg.sender != order.maker) revert NotMaker();
        if (order.dstChainId != block.chainid) revert WrongChain(order.dstChainId);
        if (order.fillMode != OrderLib.FILL_BY_CONTRACT) revert WrongMode(order.fillMode);
        if (block.timestamp > order.fillDeadline) revert FillExpired(order.fillDeadline);
        if (order.outputAmount == 0) revert ZeroAmount();

        bytes32 id = OrderLib.hash(order);
        if (filled[id]) revert AlreadyFilled(id);
        filled[id] = true;

        _pay(id, order, _recipient(order.recipient), _outputToken(order.outputToken));
    }

    /// @inheritdoc IBridgeFiller
    function orderId(Order calldata order) external pure returns (bytes32) {
        return OrderLib.hash(order);
    }

    function _pay(bytes32 id, Order calldata order, address recipient, address token) private {
        emit OrderFilled(id, order.maker, recipient, order.srcChainId, token, order.outputAmount, order.destinationGas);
        uint256 nativeAmount = order.destinationGas;
        if (token == address(0)) nativeAmount += order.outputAmount;
        Payments.requireValue(nativeAmount);
        if (token != address(0)) Payments.pull(token, order.maker, recipient, order.outputAmount);
        if (nativeAmount != 0) Payments.sendNative(recipient, nativeAmount);
    }

    function _recipient(bytes calldata raw) private view returns (address recipient) {
        if (raw.length != ADDRESS_LENGTH) revert BadRecipient();
        recipient = address(bytes20(raw));
        // Tokens sent to this contract could never leave it.
        if (recipient == address(0) || recipient == address(this)) revert BadRecipient();
    }

    function _outputToken(bytes calldata raw) private pure returns (address) {
        if (raw.length != ADDRESS_LENGTH) revert BadOutputToken();
        return address(bytes20(raw));
    }
}
