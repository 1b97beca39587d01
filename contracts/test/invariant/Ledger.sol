// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @notice Expected balances of all accounts, tracked separately from the chain's own. Zero address: native coin.
contract Ledger {
    address private immutable _owner = msg.sender;
    address[2] public coins;
    address[] public accounts;
    mapping(address coin => mapping(address account => uint256)) public owned;
    /// @notice Deposits of orders that are open.
    mapping(address coin => uint256) public held;
    /// @notice Payments that failed and wait for their account.
    mapping(address coin => mapping(address account => uint256)) public owed;
    mapping(address coin => uint256) public owedInAll;
    /// @notice Channel fees accrued and not withdrawn.
    mapping(address coin => uint256) public fees;

    error NotOwner();

    constructor(address token, address[] memory everyone) {
        coins = [address(0), token];
        accounts = everyone;
        for (uint256 i = 0; i < everyone.length; ++i) {
            owned[address(0)][everyone[i]] = everyone[i].balance;
            owned[token][everyone[i]] = IERC20(token).balanceOf(everyone[i]);
        }
    }

    modifier onlyOwner() {
        if (msg.sender != _owner) revert NotOwner();
        _;
    }

    function move(address coin, address from, address to, uint256 amount) external onlyOwner {
        owned[coin][from] -= amount;
        owned[coin][to] += amount;
    }

    /// @notice Adds an account that owns nothing yet.
    function follow(address account) external onlyOwner {
        accounts.push(account);
    }

    function hold(address coin, uint256 amount) external onlyOwner {
        held[coin] += amount;
    }

    function release(address coin, uint256 amount) external onlyOwner {
        held[coin] -= amount;
    }

    function owe(address coin, address account, uint256 amount) external onlyOwner {
        owed[coin][account] += amount;
        owedInAll[coin] += amount;
    }

    function takeOwed(address coin, address account) external onlyOwner {
        owedInAll[coin] -= owed[coin][account];
        owed[coin][account] = 0;
    }

    function earn(address coin, uint256 amount) external onlyOwner {
        fees[coin] += amount;
    }

    function takeFees(address coin) external onlyOwner {
        fees[coin] = 0;
    }

    function accountCount() external view returns (uint256) {
        return accounts.length;
    }

    /// @notice The chain's own balance.
    function actual(address coin, address account) external view returns (uint256) {
        return coin == address(0) ? account.balance : IERC20(coin).balanceOf(account);
    }
}
