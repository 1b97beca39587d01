// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBridgeFiller} from "../IBridgeFiller.sol";
import {Order, OrderLib} from "../OrderLib.sol";
import {Payments} from "../Payments.sol";

/// @notice A maker whose payouts others can fund: it has one address on every network, to which the escrows pay its claims.
/// @dev Holds nothing of a caller between two transactions: what `fill` takes leaves for the recipient in the same call.
contract MakerAccount is ReentrancyGuard {
    using SafeERC20 for IERC20;

    address public immutable owner;
    IBridgeFiller public immutable filler;

    error NotOwner();
    error CallFailed(bytes answer);

    constructor(address owner_, IBridgeFiller filler_) {
        owner = owner_;
        filler = filler_;
    }

    receive() external payable {}

    /// @notice Pays an order of this maker from the caller's tokens and value. The claim is this account's, not the caller's.
    function fill(Order calldata order) external payable nonReentrant {
        address token = OrderLib.toAddress(order.outputToken);
        if (token != address(0)) {
            Payments.pull(token, msg.sender, address(this), order.outputAmount);
            IERC20(token).forceApprove(address(filler), order.outputAmount);
        }
        filler.fill{value: msg.value}(order);
    }

    /// @notice Calls anything in this account's name, for instance to name an offer signer, cancel an order or repay a pool.
    function execute(address target, uint256 value, bytes calldata data) external nonReentrant returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner();
        (bool ok, bytes memory answer) = target.call{value: value}(data);
        if (!ok) revert CallFailed(answer);
        return answer;
    }
}
