// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "../OrderLib.sol";

/// @notice A vault (ERC-4626) of one token that funds a maker's payouts. Amounts are base units of the token.
/// @dev Shares have virtual offsets against inflation attacks. Only listed accounts can deposit; anyone with shares can leave.
interface IPool {
    /// What the drawer may take, and what it pays for that.
    struct Terms {
        /// Most that fills may draw in one window of an hour, aligned to the clock.
        uint256 hourlyLimit;
        /// Most that may be lent at any time.
        uint256 outstandingLimit;
        /// Fee of a draw in parts per million.
        uint256 feePpm;
    }

    /// One draw that is not repaid. Repayments go to the oldest first, to its principal before its fee.
    struct Draw {
        uint128 principal;
        uint128 fee;
        uint64 dueAt;
    }

    event Drawn(uint256 indexed draw, bytes32 indexed orderId, uint256 amount, uint256 fee, uint256 dueAt);
    event Repaid(address indexed from, uint256 principal, uint256 income);
    event WrittenDown(uint256 indexed draw, uint256 amount);
    event TermsProposed(Terms terms, uint256 from);
    event TermsChanged(Terms terms);
    event DrawerChanged(address indexed previous, address indexed next);
    event DepositorChanged(address indexed account, bool allowed);

    error NotDrawer();
    error WrongMaker(address maker);
    error WrongAsset(address token);
    error Overdue(uint256 dueAt);
    error NotOverdue();
    error HourlyLimitExceeded(uint256 wanted, uint256 left);
    error OutstandingLimitExceeded(uint256 wanted, uint256 left);
    error NotEnoughIdle(uint256 wanted, uint256 idle);
    error WrongDelta(uint256 paid, uint256 expected);
    error BadTerms();
    error NothingProposed();
    error TermsTooEarly(uint256 from);
    error WrongAccount(address expected);

    /// @notice Pays an order of `account` with the pool's tokens, and books the amount as lent. Native coin for the recipient comes
    /// from the value sent.
    function fill(Order calldata order) external payable;

    /// @notice Takes tokens from the caller: for the oldest draws, and what exceeds them as income of the pool.
    function repay(uint256 amount) external;

    /// @notice Books overdue draws as lost, the oldest first, and takes the drawer's role away. Governor only.
    /// @dev What is repaid later is income.
    function writeDown(uint256 draws) external;

    /// @notice Tokens that fills may use now, apart from limits: all that is idle and not due to the queue.
    function drawable() external view returns (uint256);

    /// @notice True while a draw is past its time: then nothing is drawn, deposited or withdrawn.
    function isOverdue() external view returns (bool);
}
