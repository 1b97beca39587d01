// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";

/// @notice The guardian's brake. It stops what can lose money (open, claim) and never what returns it (cancel, refund).
abstract contract Freezable is Governed {
    address public guardian;
    bool public frozen;

    event GuardianChanged(address indexed previous, address indexed next);
    event FrozenBy(address indexed account);
    event Unfrozen();

    error Frozen();
    error NotGuardian();

    constructor(address first) {
        guardian = first;
        emit GuardianChanged(address(0), first);
    }

    modifier whenNotFrozen() {
        if (frozen) revert Frozen();
        _;
    }

    /// @notice Guardian or governor; takes effect at once.
    function freeze() external {
        _onlyGuardian();
        frozen = true;
        emit FrozenBy(msg.sender);
    }

    /// @notice Governor only: a stolen guardian key can stop the bridge but not restart it.
    function unfreeze() external onlyGovernor {
        frozen = false;
        emit Unfrozen();
    }

    /// @notice Zero leaves the brake to the governor alone.
    function setGuardian(address next) external onlyGovernor {
        emit GuardianChanged(guardian, next);
        guardian = next;
    }

    function _onlyGuardian() internal view {
        if (msg.sender != guardian && msg.sender != governor) revert NotGuardian();
    }
}
