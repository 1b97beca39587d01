// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Order} from "src/OrderLib.sol";
import {Pool} from "src/pool/Pool.sol";
import {Reentering} from "./support/Accounts.sol";
import {CallingToken} from "./support/WeirdTokens.sol";
import {PoolTest} from "./support/PoolTest.sol";

/// A token that calls back while it moves, and a recipient that does when it is paid. The pool's books are half written then.
contract PoolReentrancyTest is PoolTest {
    struct Call {
        address sender;
        bytes data;
    }

    bytes32 internal constant REENTERED = bytes32(ReentrancyGuard.ReentrancyGuardReentrantCall.selector);
    CallingToken internal calling;

    function setUp() public override {
        super.setUp();
        calling = new CallingToken();
        token = calling;
        pool = new Pool(poolConfig());
        list(alice);
        list(address(calling));
        fundPool(alice);
        fundPool(drawer);
        vm.prank(alice);
        pool.deposit(1_000 * UNIT, alice);
        uint256 share = 10 ** pool.decimals();
        vm.prank(alice);
        pool.requestRedeem(share);
        pool.payRequests(1);
    }

    function test_everyEntryDuringEveryTransfer() public {
        Call[] memory outside = everyTransfer();
        bytes[] memory inside = everyEntry();
        for (uint256 i = 0; i < outside.length; ++i) {
            for (uint256 j = 0; j < inside.length; ++j) {
                expectReentered(outside[i], address(pool), inside[j]);
            }
        }
        // Without the callback each of them works.
        calling.arm(address(0), "");
        for (uint256 i = 0; i < outside.length; ++i) {
            vm.prank(outside[i].sender);
            (bool ok,) = address(pool).call(outside[i].data);
            vm.assertEq(ok, true, "alone");
        }
    }

    function test_theAccountDuringAFill() public {
        Order memory order = poolOrder(UNIT, 1);
        Call memory fill = Call(drawer, abi.encodeCall(pool.fill, (order)));
        expectReentered(fill, address(account), abi.encodeCall(account.fill, (order)));
        expectReentered(fill, address(account), abi.encodeCall(account.execute, (address(pool), 0, "")));
    }

    /// A listed depositor that is also an order's recipient can't leave at a price that the draw has not reached.
    function test_everyEntryByTheRecipient() public {
        Reentering receiver = new Reentering();
        vm.deal(drawer, 1 ether);
        bytes[] memory inside = everyEntry();
        for (uint256 i = 0; i < inside.length; ++i) {
            Order memory order = poolOrder(UNIT, 10 + i);
            order.recipient = abi.encodePacked(address(receiver));
            order.destinationGas = 1;
            receiver.arm(address(pool), inside[i]);
            vm.prank(drawer);
            pool.fill{value: 1}(order);
            vm.assertEq(bytes32(receiver.answer()), REENTERED, "inner call");
        }
        vm.assertEq(pool.outstanding(), inside.length * UNIT, "each draw is booked once");
    }

    function expectReentered(Call memory outer, address target, bytes memory inner) private {
        calling.arm(target, inner);
        vm.prank(outer.sender);
        (bool ok, bytes memory answer) = address(pool).call(outer.data);
        vm.assertEq(ok, false, "refused");
        vm.assertEq(bytes32(answer), REENTERED, "as a reentrant call");
    }

    /// Every call that moves the token.
    function everyTransfer() private view returns (Call[] memory calls) {
        calls = new Call[](7);
        calls[0] = Call(alice, abi.encodeCall(pool.deposit, (UNIT, alice)));
        calls[1] = Call(alice, abi.encodeCall(pool.mint, (UNIT, alice)));
        calls[2] = Call(alice, abi.encodeCall(pool.withdraw, (UNIT, alice, alice)));
        calls[3] = Call(alice, abi.encodeCall(pool.redeem, (UNIT, alice, alice)));
        calls[4] = Call(drawer, abi.encodeCall(pool.fill, (poolOrder(UNIT, 1))));
        calls[5] = Call(drawer, abi.encodeCall(pool.repay, (UNIT)));
        calls[6] = Call(alice, abi.encodeCall(pool.collect, (alice)));
    }

    function everyEntry() private view returns (bytes[] memory calls) {
        address self = address(calling);
        calls = new bytes[](10);
        calls[0] = abi.encodeCall(pool.deposit, (UNIT, self));
        calls[1] = abi.encodeCall(pool.mint, (UNIT, self));
        calls[2] = abi.encodeCall(pool.withdraw, (UNIT, self, alice));
        calls[3] = abi.encodeCall(pool.redeem, (UNIT, self, alice));
        calls[4] = abi.encodeCall(pool.fill, (poolOrder(UNIT, 2)));
        calls[5] = abi.encodeCall(pool.repay, (UNIT));
        calls[6] = abi.encodeCall(pool.requestRedeem, (10 ** pool.decimals()));
        calls[7] = abi.encodeCall(pool.cancelRequest, (0));
        calls[8] = abi.encodeCall(pool.payRequests, (1));
        calls[9] = abi.encodeCall(pool.collect, (self));
    }
}
