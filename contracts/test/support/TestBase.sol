// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @notice Cheatcodes and small arithmetic for tests. `IS_TEST` marks a derived contract as tests for forge.
abstract contract TestBase {
    bool public constant IS_TEST = true;
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Folds a fuzzed value into [low, high].
    function between(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        uint256 span = high - low;
        return span == type(uint256).max ? value : low + value % (span + 1);
    }

    function named(string memory name) internal pure returns (address) {
        return vm.addr(key(name));
    }

    function key(string memory name) internal pure returns (uint256) {
        return uint256(keccak256(bytes(name))) >> 1;
    }
}
