// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Governed} from "../access/Governed.sol";
import {IBridgeFiller} from "../IBridgeFiller.sol";
import {Order, OrderLib} from "../OrderLib.sol";
import {Payments} from "../Payments.sol";
import {Draws} from "./Draws.sol";
import {IPool} from "./IPool.sol";
import {MakerAccount} from "./MakerAccount.sol";
import {WithdrawalQueue} from "./WithdrawalQueue.sol";

/// @notice See IPool. A hostile drawer can take what the limits allow until its first draw is overdue, and nothing after that.
contract Pool is Draws, WithdrawalQueue {
    using SafeERC20 for IERC20;

    struct Config {
        address governor;
        address drawer;
        IERC20 asset;
        string name;
        string symbol;
        /// Owner of the maker account, and the filler it uses.
        address accountOwner;
        IBridgeFiller filler;
        uint256 term;
        uint256 timelock;
        Terms terms;
    }

    /// @notice Income reaches the share price evenly over this time, so that no one can deposit just for it.
    uint256 public constant INCOME_TIME = 1 days;
    /// @dev The deterministic deployer, which gives the maker account one address on every network.
    address private constant DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    MakerAccount public immutable account;
    /// @notice The maker's key: the only one that fills with the pool's tokens.
    address public drawer;
    mapping(address account => bool) public mayDeposit;

    uint256 private _income;
    uint256 private _incomeSince;
    uint256 private _incomeUntil;

    constructor(Config memory config)
        Governed(config.governor)
        Draws(config.term, config.timelock, config.terms)
        ERC4626(config.asset)
        ERC20(config.name, config.symbol)
    {
        bytes memory code = abi.encodePacked(
            type(MakerAccount).creationCode, abi.encode(config.accountOwner, config.filler)
        );
        address expected = Create2.computeAddress(0, keccak256(code), DEPLOYER);
        if (expected.code.length == 0) revert WrongAccount(expected);
        account = MakerAccount(payable(expected));
        _setDrawer(config.drawer);
    }

    /// @inheritdoc IPool
    function fill(Order calldata order) external payable nonReentrant {
        if (msg.sender != drawer) revert NotDrawer();
        if (order.maker != address(account)) revert WrongMaker(order.maker);
        address token = OrderLib.toAddress(order.outputToken);
        if (token != asset()) revert WrongAsset(token);
        uint256 amount = order.outputAmount;
        uint256 free = drawable();
        if (amount > free) revert NotEnoughIdle(amount, free);

        uint256 before = idle();
        _bookDraw(OrderLib.hash(order), amount);
        IERC20(token).forceApprove(address(account), amount);
        account.fill{value: msg.value}(order);
        uint256 paid = before - idle();
        if (paid != amount) revert WrongDelta(paid, amount);
    }

    /// @inheritdoc IPool
    function repay(uint256 amount) external nonReentrant {
        Payments.pull(asset(), msg.sender, address(this), amount);
        _addIncome(_bookRepayment(amount));
    }

    /// @inheritdoc IPool
    function writeDown(uint256 count) external onlyGovernor nonReentrant {
        uint256 lost = _bookLosses(count);
        // Locked income bears a loss first; it may itself be among what was lent.
        uint256 locked = lockedIncome();
        _lockIncome(Math.saturatingSub(locked, lost), _incomeUntil);
        _setDrawer(address(0));
    }

    /// @notice Names the key that fills. Zero stops drawing.
    function setDrawer(address next) external onlyGovernor {
        _setDrawer(next);
    }

    function setDepositor(address depositor, bool allowed) external onlyGovernor {
        mayDeposit[depositor] = allowed;
        emit DepositorChanged(depositor, allowed);
    }

    /// @inheritdoc IPool
    function drawable() public view returns (uint256) {
        uint256 due = _convertToAssets(queuedShares, Math.Rounding.Ceil);
        uint256 free = idle();
        return due < free ? free - due : 0;
    }

    /// @notice Income that is not part of the share price yet.
    function lockedIncome() public view returns (uint256) {
        uint256 left = Math.saturatingSub(_incomeUntil, block.timestamp);
        return left == 0 ? 0 : _income * left / (_incomeUntil - _incomeSince);
    }

    /// @notice Idle and lent tokens, without income that is still locked.
    function totalAssets() public view override returns (uint256) {
        return idle() + outstanding - lockedIncome();
    }

    /// @inheritdoc ERC4626
    function maxDeposit(address receiver) public view override returns (uint256) {
        return mayDeposit[receiver] && !isOverdue() ? type(uint256).max : 0;
    }

    /// @inheritdoc ERC4626
    function maxMint(address receiver) public view override returns (uint256) {
        return maxDeposit(receiver);
    }

    function deposit(uint256 assets, address receiver) public override nonReentrant returns (uint256) {
        return super.deposit(assets, receiver);
    }

    function mint(uint256 shares, address receiver) public override nonReentrant returns (uint256) {
        return super.mint(shares, receiver);
    }

    /// @dev What is locked already keeps its time, by weight: a small repayment does not hold it back.
    function _addIncome(uint256 added) private {
        if (added == 0) return;
        uint256 locked = lockedIncome();
        uint256 left = Math.saturatingSub(_incomeUntil, block.timestamp);
        uint256 time = (locked * left + added * INCOME_TIME) / (locked + added);
        _lockIncome(locked + added, block.timestamp + time);
    }

    function _lockIncome(uint256 amount, uint256 until) private {
        (_income, _incomeSince, _incomeUntil) = (amount, block.timestamp, until);
    }

    function _setDrawer(address next) private {
        emit DrawerChanged(drawer, next);
        drawer = next;
    }

    /// @dev Exactly the amount, or nothing.
    function _transferIn(address from, uint256 assets) internal override {
        Payments.pull(asset(), from, address(this), assets);
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }

    function _isOpen() internal view override returns (bool) {
        return !isOverdue();
    }

    function _requireOpen() internal view override whenNotOverdue {}
}
