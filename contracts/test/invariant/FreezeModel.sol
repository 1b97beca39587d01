// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Freezable} from "src/access/Freezable.sol";

/// @notice The rules of freezes in another form: a list of intervals.
contract FreezeModel {
    struct Interval {
        uint256 from;
        uint256 to;
    }

    uint256 private immutable _duration;
    Interval[] private _all;
    bool private _renewed;
    bool private _released = true;

    constructor(uint256 duration) {
        _duration = duration;
    }

    function freeze() external {
        _all.push(Interval(block.timestamp, block.timestamp + _duration));
        (_renewed, _released) = (false, false);
    }

    function renew() external {
        _all[_all.length - 1].to += _duration;
        _renewed = true;
    }

    function unfreeze() external {
        if (active()) _all[_all.length - 1].to = block.timestamp;
        _released = true;
    }

    function active() public view returns (bool) {
        return _all.length > 0 && block.timestamp < _all[_all.length - 1].to;
    }

    function total() external view returns (uint256 sum) {
        for (uint256 i = 0; i < _all.length; ++i) {
            uint256 to = _all[i].to < block.timestamp ? _all[i].to : block.timestamp;
            sum += to - _all[i].from;
        }
    }

    function ifFreezing(bool byGuardian) external view returns (bytes4) {
        if (active()) return Freezable.AlreadyFrozen.selector;
        bool waits = byGuardian && !_released && block.timestamp < _all[_all.length - 1].to + _duration;
        return waits ? Freezable.FreezeTooSoon.selector : bytes4(0);
    }

    function ifRenewing() external view returns (bytes4) {
        if (!active()) return Freezable.NotFrozen.selector;
        return _renewed ? Freezable.AlreadyRenewed.selector : bytes4(0);
    }
}
