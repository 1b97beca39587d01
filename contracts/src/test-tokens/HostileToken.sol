// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A token for tests that does what some tokens do to their holders: each behavior is set from outside.
contract HostileToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    uint256 public taxBps;
    bool public paused;
    /// Transfers to this account revert: a token that can be bought and not sold.
    address public blocked;
    /// Called during each transfer, with these bytes.
    address public hookTarget;
    bytes public hookData;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error EnforcedPause();
    error Blocked();

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 amount) external {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function set(uint256 taxBps_, bool paused_, address blocked_) external {
        (taxBps, paused, blocked) = (taxBps_, paused_, blocked_);
    }

    function setHook(address target, bytes calldata data) external {
        (hookTarget, hookData) = (target, data);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        move(from, to, amount);
        return true;
    }

    function move(address from, address to, uint256 amount) private {
        if (paused) revert EnforcedPause();
        if (to == blocked) revert Blocked();
        uint256 tax = (amount * taxBps) / 10_000;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - tax;
        totalSupply -= tax;
        emit Transfer(from, to, amount - tax);
        if (hookTarget != address(0)) {
            (bool ok,) = hookTarget.call(hookData);
            ok;
        }
    }
}
