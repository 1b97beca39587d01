// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICheckIn} from "./ICheckIn.sol";
import {UtcDate} from "./UtcDate.sol";

/// @notice Remembers who was here on which UTC day. Holds nothing, has no owner and no settings.
contract CheckIn is ICheckIn {
    /// @inheritdoc ICheckIn
    mapping(address account => mapping(uint256 date => bool)) public checkInData;

    /// @inheritdoc ICheckIn
    function checkIn(uint256 date) external {
        uint256 today = UtcDate.dateOf(block.timestamp);
        if (date != today) revert NotToday(date, today);
        if (checkInData[msg.sender][date]) revert RepeatCheckIn(date);
        checkInData[msg.sender][date] = true;
        emit CheckedIn(msg.sender, date);
    }
}
