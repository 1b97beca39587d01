// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ICheckIn {
    event CheckedIn(address indexed account, uint256 indexed date);

    /// @dev `today` is the UTC date of the block.
    error NotToday(uint256 date, uint256 today);
    error RepeatCheckIn(uint256 date);

    /// @param date The UTC date of the block as a number, 20231225 for 25 December 2023.
    function checkIn(uint256 date) external;

    /// @return Whether the account has checked in on that date.
    function checkInData(address account, uint256 date) external view returns (bool);
}
