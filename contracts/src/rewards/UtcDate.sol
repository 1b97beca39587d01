// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Calendar dates of UTC days, as numbers such as 20231225.
library UtcDate {
    /// @dev Years are counted from March, so that a leap day is the last one of its year. Good for every block of an EVM chain.
    function dateOf(uint256 timestamp) internal pure returns (uint256) {
        unchecked {
            // Days since 1 March of year 0; an era is 400 years.
            uint256 day = timestamp / 1 days + 719_468;
            uint256 era = day / 146_097;
            uint256 dayOfEra = day % 146_097;
            uint256 yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
            uint256 dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
            uint256 monthFromMarch = (5 * dayOfYear + 2) / 153;
            uint256 dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
            bool nextYear = monthFromMarch >= 10;
            uint256 month = nextYear ? monthFromMarch - 9 : monthFromMarch + 3;
            uint256 year = yearOfEra + era * 400 + (nextYear ? 1 : 0);
            return year * 10_000 + month * 100 + dayOfMonth;
        }
    }
}
