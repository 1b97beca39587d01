// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CheckIn} from "src/rewards/CheckIn.sol";
import {ICheckIn} from "src/rewards/ICheckIn.sol";
import {UtcDate} from "src/rewards/UtcDate.sol";
import {TestBase} from "./support/TestBase.sol";

contract CheckInTest is TestBase {
    CheckIn private book;
    address private ada = named("ada");
    address private ben = named("ben");

    uint256 private constant FIRST = 20231225;
    /// Midnight at the start of 25 December 2023.
    uint256 private constant MIDNIGHT = 1703462400;

    function setUp() public {
        book = new CheckIn();
        vm.warp(MIDNIGHT);
    }

    function checkInAs(address account, uint256 date) private {
        vm.prank(account);
        book.checkIn(date);
    }

    function expectNotToday(uint256 date, uint256 today) private {
        vm.prank(ada);
        vm.expectRevert(abi.encodeWithSelector(ICheckIn.NotToday.selector, date, today));
        book.checkIn(date);
    }

    function test_checkIn_isRememberedAndTold() public {
        vm.assertEq(book.checkInData(ada, FIRST), false, "before");
        vm.expectEmit(true, true, true, true, address(book));
        emit ICheckIn.CheckedIn(ada, FIRST);
        checkInAs(ada, FIRST);
        vm.assertEq(book.checkInData(ada, FIRST), true, "after");
        vm.assertEq(book.checkInData(ben, FIRST), false, "of another account");
        vm.assertEq(book.checkInData(ada, FIRST + 1), false, "of another day");
    }

    function test_checkIn_RepeatCheckIn() public {
        checkInAs(ada, FIRST);
        vm.warp(MIDNIGHT + 1 days - 1);
        vm.prank(ada);
        vm.expectRevert(abi.encodeWithSelector(ICheckIn.RepeatCheckIn.selector, FIRST));
        book.checkIn(FIRST);
        checkInAs(ben, FIRST);
        vm.assertEq(book.checkInData(ben, FIRST), true, "the other one");
    }

    function test_checkIn_NotToday() public {
        expectNotToday(FIRST - 1, FIRST);
        expectNotToday(FIRST + 1, FIRST);
        expectNotToday(0, FIRST);
        expectNotToday(type(uint256).max, FIRST);
        vm.warp(MIDNIGHT - 1);
        expectNotToday(FIRST, FIRST - 1);
        vm.warp(MIDNIGHT + 1 days);
        expectNotToday(FIRST, FIRST + 1);
    }

    function test_checkIn_onEveryDay() public {
        checkInAs(ada, FIRST);
        vm.warp(MIDNIGHT + 1 days);
        checkInAs(ada, FIRST + 1);
        vm.assertEq(book.checkInData(ada, FIRST + 1), true, "the next day");
    }

    function test_date_atTheEdgesOfTheCalendar() public pure {
        vm.assertEq(UtcDate.dateOf(0), 19700101, "the first day");
        vm.assertEq(UtcDate.dateOf(1 days - 1), 19700101, "its last second");
        vm.assertEq(UtcDate.dateOf(951782400), 20000229, "leap day of a leap century");
        vm.assertEq(UtcDate.dateOf(1709164800), 20240229, "leap day");
        vm.assertEq(UtcDate.dateOf(1709251200), 20240301, "the day after");
        vm.assertEq(UtcDate.dateOf(1735689599), 20241231, "the last second of a year");
        vm.assertEq(UtcDate.dateOf(1735689600), 20250101, "the first second of the next");
        vm.assertEq(UtcDate.dateOf(4107542400), 21000301, "after a February of a century without leap day");
        vm.assertEq(UtcDate.dateOf(4107542399), 21000228, "its last second");
    }

    /// Each day follows the previous one by the calendar's rules.
    function testFuzz_date_followsTheDayBefore(uint256 day) public pure {
        day = between(day, 1, 3_000_000);
        (uint256 y, uint256 m, uint256 d) = parts(UtcDate.dateOf((day - 1) * 1 days));
        d += 1;
        if (d > daysIn(y, m)) {
            d = 1;
            m += 1;
        }
        if (m > 12) {
            m = 1;
            y += 1;
        }
        vm.assertEq(UtcDate.dateOf(day * 1 days), y * 10_000 + m * 100 + d, "the day after");
        vm.assertEq(UtcDate.dateOf(day * 1 days + 1 days - 1), y * 10_000 + m * 100 + d, "until its last second");
    }

    function parts(uint256 date) private pure returns (uint256 y, uint256 m, uint256 d) {
        return (date / 10_000, (date / 100) % 100, date % 100);
    }

    function daysIn(uint256 y, uint256 m) private pure returns (uint256) {
        if (m == 2) return (y % 4 == 0 && (y % 100 != 0 || y % 400 == 0)) ? 29 : 28;
        return (m == 4 || m == 6 || m == 9 || m == 11) ? 30 : 31;
    }
}
