// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Payments} from "./Payments.sol";

/// @notice Pays accounts, and keeps for them what they cannot receive: a payee that fails blocks no one, itself included.
abstract contract PullPayments is ReentrancyGuard {
    /// @notice Gas that a payee or its token may spend on receiving.
    uint256 public constant PUSH_GAS = 100_000;
    // Covers the call itself and booking the amount after a payee has burnt everything.
    uint256 private constant RESERVED_GAS = 70_000;

    /// @notice Base units that wait for an account to withdraw them.
    mapping(address token => mapping(address account => uint256)) public owed;

    event PaymentOwed(address indexed token, address indexed account, uint256 amount);
    event OwedWithdrawn(address indexed token, address indexed account, address indexed to, uint256 amount);

    error GasTooLow();
    error NotOwed(address token, address account);
    error NotAccount();

    /// @notice Pays out what `account` is owed. The account itself chooses where; any other caller only pays it to the account.
    function withdrawOwed(address token, address account, address to) external nonReentrant {
        if (to != account && msg.sender != account) revert NotAccount();
        uint256 amount = owed[token][account];
        if (amount == 0) revert NotOwed(token, account);
        owed[token][account] = 0;
        emit OwedWithdrawn(token, account, to, amount);
        Payments.send(token, to, amount);
    }

    function _pay(address token, address to, uint256 amount) internal {
        // With less, a caller could starve the payee of gas and turn every payment into a debt.
        if (gasleft() < PUSH_GAS + PUSH_GAS / 63 + RESERVED_GAS) revert GasTooLow();
        if (Payments.trySend(token, to, amount, PUSH_GAS)) return;
        owed[token][to] += amount;
        emit PaymentOwed(token, to, amount);
    }
}
