// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./Governed.sol";

/// @notice The guardian's brake. It stops what can lose money (open, claim) and never what returns it (cancel, refund).
/// @dev A freeze ends by itself. Its seconds are counted, so that an order can be given back the time it lost.
abstract contract Freezable is Governed {
    struct FreezeState {
        uint40 since;
        uint40 until;
        bool renewed;
        /// Seconds of all earlier freezes.
        uint64 earlier;
    }

    uint256 public constant LEAST_FREEZE = 1 hours;
    uint256 public constant MAX_FREEZE = 7 days;

    /// @notice Seconds that a freeze lasts; the governor can add as many once.
    uint256 public immutable freezeDuration;
    address public guardian;
    FreezeState private _freeze;

    event GuardianChanged(address indexed previous, address indexed next);
    event FrozenBy(address indexed account, uint256 until);
    event FreezeRenewed(uint256 until);
    event Unfrozen();

    error Frozen();
    error NotFrozen();
    error NotGuardian();
    error BadFreezeDuration(uint256 duration);
    error AlreadyFrozen(uint256 until);
    error AlreadyRenewed();
    error FreezeTooSoon(uint256 allowedAt);

    constructor(address firstGuardian, uint256 duration) {
        if (duration < LEAST_FREEZE || duration > MAX_FREEZE) revert BadFreezeDuration(duration);
        freezeDuration = duration;
        guardian = firstGuardian;
        emit GuardianChanged(address(0), firstGuardian);
    }

    modifier whenNotFrozen() {
        if (frozen()) revert Frozen();
        _;
    }

    /// @notice Guardian or governor; takes effect at once. After a freeze that ran out, the guardian waits as long again.
    function freeze() external {
        _onlyGuardian();
        uint256 until = _freeze.until;
        if (block.timestamp < until) revert AlreadyFrozen(until);
        if (msg.sender != governor && block.timestamp < until + freezeDuration) {
            revert FreezeTooSoon(until + freezeDuration);
        }
        uint40 end = uint40(block.timestamp + freezeDuration);
        _freeze = FreezeState(uint40(block.timestamp), end, false, uint64(frozenSeconds()));
        emit FrozenBy(msg.sender, end);
    }

    /// @notice Governor only, once per freeze: it lasts as long again.
    function renewFreeze() external onlyGovernor {
        if (!frozen()) revert NotFrozen();
        if (_freeze.renewed) revert AlreadyRenewed();
        uint40 end = uint40(_freeze.until + freezeDuration);
        (_freeze.until, _freeze.renewed) = (end, true);
        emit FreezeRenewed(end);
    }

    /// @notice Governor only: a stolen guardian key can stop the bridge for a while but not restart it.
    function unfreeze() external onlyGovernor {
        _freeze = FreezeState(0, 0, false, uint64(frozenSeconds()));
        emit Unfrozen();
    }

    /// @notice Zero leaves the brake to the governor alone.
    function setGuardian(address next) external onlyGovernor {
        emit GuardianChanged(guardian, next);
        guardian = next;
    }

    function frozen() public view returns (bool) {
        return block.timestamp < _freeze.until;
    }

    /// @notice End of the current or last freeze; zero after an unfreeze.
    function frozenUntil() external view returns (uint256) {
        return _freeze.until;
    }

    /// @notice Seconds of all freezes until now.
    function frozenSeconds() public view returns (uint256) {
        FreezeState memory state = _freeze;
        uint256 end = block.timestamp < state.until ? block.timestamp : state.until;
        return state.earlier + (end - state.since);
    }

    /// @dev The longest time that freezes can take from one order.
    function _freezeLimit() internal view returns (uint256) {
        return 2 * freezeDuration;
    }

    function _onlyGuardian() internal view {
        if (msg.sender != guardian && msg.sender != governor) revert NotGuardian();
    }
}
