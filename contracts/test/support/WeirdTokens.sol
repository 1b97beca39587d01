// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "src/test-tokens/TestToken.sol";

/// @notice Refuses transfers to accounts on its list, as some dollar tokens do.
contract BlockingToken is TestToken {
    mapping(address account => bool) public blocked;

    error Blocked(address account);

    constructor() TestToken("Blocking Dollar", "USDB", 6, msg.sender) {}

    function refuse(address account) external pure {
        revert Blocked(account);
    }

    function setBlocked(address account, bool value) external {
        blocked[account] = value;
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (blocked[to]) revert Blocked(to);
        super._update(from, to, amount);
    }
}

/// @notice Calls back into `target` after each transfer, with real allowances, and forwards its revert.
contract CallingToken is TestToken {
    address private _target;
    bytes private _data;

    constructor() TestToken("Calling Dollar", "USDC", 6, msg.sender) {}

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (_target == address(0)) return;
        (bool ok, bytes memory answer) = _target.call(_data);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }
}

/// @notice Silently accepts any call, as wrapped native coins do.
contract FallbackToken {
    fallback() external {}

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }
}

/// @notice The smallest token: anyone mints, allowances are ignored.
abstract contract BareToken {
    mapping(address account => uint256) public balanceOf;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function _move(address from, address to, uint256 amount) internal {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// @notice Keeps one hundredth of every transfer.
contract FeeToken is BareToken {
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _move(from, to, amount);
        balanceOf[to] -= amount / 100;
        return true;
    }
}

/// @notice Credits more than the transferred amount.
contract BonusToken is BareToken {
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _move(from, to, amount);
        balanceOf[to] += 1;
        return true;
    }
}

/// @notice Returns a chosen word, truncated to a chosen length; the funds move only if that means true.
contract ReturningToken is BareToken {
    uint256 private _word = 1;
    uint256 private _length = 32;

    function answer(uint256 word, uint256 length) external {
        (_word, _length) = (word, length);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _move(from, to, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external {
        (uint256 word, uint256 length) = (_word, _length);
        if (length == 0 || (length == 32 && word == 1)) _move(msg.sender, to, amount);
        assembly {
            mstore(0, word)
            return(0, length)
        }
    }
}

/// @notice Debits the recipient instead of crediting it.
contract ShrinkingToken is BareToken {
    function transferFrom(address, address to, uint256) external returns (bool) {
        balanceOf[to] -= 1;
        return true;
    }
}

/// @notice Returns false without reverting. A switch lets deposits in first, so that payments out can fail.
contract FalseToken is BareToken {
    bool public honest;

    function setHonest(bool value) external {
        honest = value;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        return _moveIfHonest(from, to, amount);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _moveIfHonest(msg.sender, to, amount);
    }

    function _moveIfHonest(address from, address to, uint256 amount) private returns (bool) {
        if (honest) _move(from, to, amount);
        return honest;
    }
}

/// @notice Returns true and moves nothing.
contract LyingToken is BareToken {
    function transferFrom(address, address, uint256) external pure returns (bool) {
        return true;
    }
}

/// @notice Moves the funds and returns nothing, as some old tokens do.
contract SilentToken is BareToken {
    function transferFrom(address from, address to, uint256 amount) external {
        _move(from, to, amount);
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }
}

contract RevertingToken is BareToken {
    error Paused();

    function transferFrom(address, address, uint256) external pure returns (bool) {
        revert Paused();
    }
}

/// @notice Calls back into `target` during a transfer and forwards its revert.
contract ReentrantToken is BareToken {
    address private _target;
    bytes private _data;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _callBack();
        _move(from, to, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _callBack();
        _move(msg.sender, to, amount);
        return true;
    }

    function _callBack() private {
        if (_target == address(0)) return;
        (bool ok, bytes memory answer) = _target.call(_data);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }
}
