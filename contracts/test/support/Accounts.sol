// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @notice Cannot receive native coin.
contract Rejecting {}

/// @notice Receives native coin, refuses it, or burns all its gas.
contract Moody {
    enum Mood {
        Receives,
        Refuses,
        Burns
    }

    Mood public mood;

    function setMood(Mood next) external {
        mood = next;
    }

    receive() external payable {
        if (mood == Mood.Refuses) revert();
        if (mood == Mood.Burns) {
            assembly {
                invalid()
            }
        }
    }
}

/// @notice On receiving native coin, calls back once and records the result.
contract Reentering {
    address private _target;
    bytes private _data;
    bytes public answer;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    receive() external payable {
        (, answer) = _target.call(_data);
    }
}

/// @notice A contract wallet with one owner key.
contract SmartWallet is IERC1271 {
    address private immutable _owner;

    constructor(address owner) {
        _owner = owner;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        return ECDSA.recoverCalldata(digest, signature) == _owner ? IERC1271.isValidSignature.selector : bytes4(0);
    }
}
