// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice Moves exact amounts or reverts. The zero address stands for the native coin.
library Payments {
    using SafeERC20 for IERC20;

    error WrongValue(uint256 given, uint256 expected);
    error CodelessToken(address token);
    error WrongDelta(address token, uint256 received, uint256 expected);
    error NativeTransferFailed(address to);

    function requireValue(uint256 expected) internal view {
        if (msg.value != expected) revert WrongValue(msg.value, expected);
    }

    /// @dev A call to an address without code succeeds and moves nothing.
    function requireCode(address token) internal view {
        if (token.code.length == 0) revert CodelessToken(token);
    }

    /// @dev Measures the receiver's balance: tokens that take a fee on transfer, or lie about success, are refused.
    function pull(address token, address from, address to, uint256 amount) internal {
        requireCode(token);
        uint256 before = IERC20(token).balanceOf(to);
        IERC20(token).safeTransferFrom(from, to, amount);
        _requireDelta(token, before, IERC20(token).balanceOf(to), amount);
    }

    function balanceOfThis(address token) internal view returns (uint256) {
        requireCode(token);
        return IERC20(token).balanceOf(address(this));
    }

    /// @dev After a token was asked to pay this contract: its balance must have grown by exactly the amount.
    function requireReceived(address token, uint256 before, uint256 amount) internal view {
        _requireDelta(token, before, IERC20(token).balanceOf(address(this)), amount);
    }

    function send(address token, address to, uint256 amount) internal {
        if (token == address(0)) {
            sendNative(to, amount);
        } else {
            IERC20(token).safeTransfer(to, amount);
        }
    }

    /// @dev False where the payee or the token refuses, or needs more gas. Copies no answer beyond one word.
    function trySend(address token, address to, uint256 amount, uint256 gasLimit) internal returns (bool ok) {
        if (token == address(0)) {
            assembly ("memory-safe") {
                ok := call(gasLimit, to, amount, 0, 0, 0, 0)
            }
            return ok;
        }
        bytes memory data = abi.encodeCall(IERC20.transfer, (to, amount));
        assembly ("memory-safe") {
            mstore(0, 0)
            ok := call(gasLimit, token, 0, add(data, 0x20), mload(data), 0, 0x20)
            // Some tokens answer nothing; then only one with code can have moved anything.
            switch returndatasize()
            case 0 { ok := and(ok, gt(extcodesize(token), 0)) }
            default { ok := and(ok, and(gt(returndatasize(), 0x1f), eq(mload(0), 1))) }
        }
    }

    function sendNative(address to, uint256 amount) internal {
        (bool ok,) = to.call{value: amount}("");
        if (!ok) revert NativeTransferFailed(to);
    }

    function _requireDelta(address token, uint256 before, uint256 afterwards, uint256 amount) private pure {
        uint256 received = afterwards > before ? afterwards - before : 0;
        if (received != amount) revert WrongDelta(token, received, amount);
    }
}
